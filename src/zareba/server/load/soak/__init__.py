"""``zareba loadtest --soak``: everything that people and machines do to a server, for a long time.

People play, take back, look back, ask, leave and come again; the server is killed, its disk is
full, its clock jumps, its database goes away.  Meanwhile and afterwards it is checked: nothing
acknowledged is lost, nobody was shown anything else than a replay shows, the memory stays flat.
"""
