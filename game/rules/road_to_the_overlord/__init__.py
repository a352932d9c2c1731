"""Road to the Overlord: heroes walk a track, fight, find what they wear, and meet a boss.

It is being built, and stands in no list of games yet: its values, events and letters are here, what
is decided and how a fight goes is not.
"""
