"""Which version this is, and of what day: said here alone."""

VERSION = "0.2.0"
DATE = "2026-11-28"
