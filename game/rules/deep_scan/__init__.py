"""Deep Scan: probes tossed over a map of stars, lanes, and haggling over what they find."""
