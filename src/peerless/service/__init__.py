"""Everything that answers clients, without sockets, threads, processes or a database."""
