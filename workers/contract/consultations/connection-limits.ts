// The limits of lost connections, and how presence is measured (docs/decisions/lost-connections.md).

import { MINUTE, SECOND } from '../time/durations.ts'

/** A ring continues this long after the client has closed the page, because a reload takes less. */
export const CALLER_GONE = 10 * SECOND
/** The timeout of an accepted consultation whose client came but closed the page before the start. */
export const CALLER_GONE_CONNECTING = 20 * SECOND
export const CONNECT_DEADLINE = 60 * SECOND
export const ABSENCE_DEADLINE = 60 * SECOND
export const ABSENCE_TOTAL = 5 * MINUTE
/** All gaps together may exceed the time together by this much. */
export const ABSENCE_BEYOND_TALK = 90 * SECOND
/** An admin reviews a consultation with more absence than this, and more than was billed. */
export const ABSENCE_FOR_REVIEW = 2 * MINUTE
/** Stretches of presence; beyond them the consultation ends as connection_lost. */
export const STRETCHES_MAX = 500
/** A shorter absence does not interrupt a stretch. */
export const STRETCH_GAP = 2 * SECOND
/** Interval at which a page or a program pings the room of its consultation (ms). */
export const ROOM_PING_EVERY = 5 * SECOND
/**
 * Interval at which a room stores presence and searches dead connections (ms). The runtime keeps a socket's newest ping only: a room
 * that slept longer than CREDITED_GAP_MAX could not tell a silence from a conversation.
 */
export const ROOM_TICK = 10 * SECOND
/**
 * The maximum time credited between two pieces of evidence, whatever the clock does: the ping that a tick records may be one
 * interval older than the tick.
 */
export const CREDITED_GAP_MAX = ROOM_TICK + ROOM_PING_EVERY
