"""What Peerless must do. Folders mirror the package; architecture/ looks at the repository itself."""
