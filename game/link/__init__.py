"""The line between this screen and the phones of the people around it, and its QR code.

The one room that knows sockets. A `Line` serves the page and listens in a thread of its own; what
comes and goes are the values of `messages.py`, and the window only puts them into queues and takes
them out. Nothing listens before somebody has asked for it.
"""
