"""Tables over sockets and stores."""
