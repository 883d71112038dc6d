// Refusals of a consultation's room: code → text. Hindi pages use the code for their own text.
import { ERRORS } from '#workers/contract/errors/errors.ts'

export const ROOM_REFUSALS = {
  unreadable: 'That could not be read.',
  too_fast: 'Too fast. Please slow down.',
  meter_stands: ERRORS.meter_stands[1],
  session_not_begun: 'The session has not begun yet.',
  session_over: 'The session is over.',
  control_signs: 'That text has signs that cannot be sent.',
  message_id_taken: 'Another message has this id.',
  conversation_full: 'This conversation is full. Please end it and start another one.',
  point_id_taken: 'Another point has this id.',
  other_birth: 'Another birth is shared now.',
  astrologer_asks_for_birth: 'Only the astrologer asks for a birth.',
  astrologer_chooses_rules: 'Only the astrologer chooses the rules.',
  client_says_where: 'Only the client says where they are.',
  too_many_points: 'You have pointed at as much as one session keeps.',
} as const satisfies Record<string, string>

export type RoomRefusal = keyof typeof ROOM_REFUSALS
