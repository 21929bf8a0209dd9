#!/usr/bin/env perl
# A player that is a program: lines of JSON in, lines of JSON out (docs/bots.md).
#     peerless play --p2 "program:perl examples/bot.pl"
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer goes out at once
my $json = JSON::PP->new->utf8->canonical;
while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    if ($message->{type} eq 'hello') {
        print $json->encode({ type => 'ready', protocol => 1 }), "\n";
    } elsif ($message->{type} eq 'decide') {
        my $answer = choose($message->{view});
        print $json->encode({ type => 'answer', number => $message->{number}, answer => $answer }), "\n";
    } elsif ($message->{type} eq 'end') {
        last;
    }
}

# Attacks the weakest it can reach, defends whenever it can, otherwise takes the first option.
sub choose {
    my ($view) = @_;
    my @options = @{ $view->{decision}{options} };
    my %health = map { $_->{id} => $_->{health} } @{ $view->{fighters} };
    my @attacks = sort { $health{ (split ' ', $a)[2] } <=> $health{ (split ' ', $b)[2] } } grep { /^attack / } @options;
    return $attacks[0] // $options[0];
}
