"""Why a shot or a drive cannot be, as data and in plain English; scenes and terminal ask."""
