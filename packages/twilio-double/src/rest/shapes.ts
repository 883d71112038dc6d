// Records as the REST API shows them.
import type { Call } from '../call.ts'
import type { Conference, Seat } from '../conference.ts'
import { rfc2822 } from '../ids.ts'
import type { Message } from '../messages.ts'

const API = { api_version: '2010-04-01' }
const stamp = (date?: Date) => (date ? rfc2822(date) : null)
const base = (account: string) => `/2010-04-01/Accounts/${account}`

export function showCall(account: string, call: Call) {
  const uri = `${base(account)}/Calls/${call.sid}`
  return {
    ...API,
    sid: call.sid,
    account_sid: account,
    parent_call_sid: null,
    phone_number_sid: '',
    to: call.to,
    to_formatted: call.to,
    from: call.from,
    from_formatted: call.from,
    // `initiated` is a word of the callbacks only.
    status: call.status === 'initiated' ? 'queued' : call.status,
    direction: call.direction,
    date_created: stamp(call.created),
    date_updated: stamp(call.ended ?? call.answered ?? call.created),
    start_time: stamp(call.started),
    end_time: stamp(call.ended),
    duration: call.ended ? String(call.duration) : null,
    price: null,
    price_unit: 'USD',
    answered_by: null,
    annotation: null,
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: '0',
    trunk_sid: null,
    uri: `${uri}.json`,
    subresource_uris: {
      user_defined_messages: `${uri}/UserDefinedMessages.json`,
      recordings: `${uri}/Recordings.json`,
    },
  }
}

export function showConference(account: string, conference: Conference) {
  const uri = `${base(account)}/Conferences/${conference.sid}`
  return {
    ...API,
    sid: conference.sid,
    account_sid: account,
    friendly_name: conference.name,
    region: 'us1',
    status: conference.status,
    date_created: stamp(conference.created),
    date_updated: stamp(conference.ended?.at ?? conference.created),
    reason_conference_ended: conference.ended?.reason ?? null,
    call_sid_ending_conference: conference.ended?.call?.sid ?? null,
    uri: `${uri}.json`,
    subresource_uris: { participants: `${uri}/Participants.json`, recordings: `${uri}/Recordings.json` },
  }
}

export function showParticipant(account: string, conference: Conference, call: Call, seat: Seat, since?: Date) {
  const waiting = call.status === 'ringing' ? 'ringing' : 'queued'
  return {
    ...API,
    account_sid: account,
    call_sid: call.sid,
    conference_sid: conference.sid,
    label: seat.label || null,
    call_sid_to_coach: null,
    coaching: false,
    muted: seat.muted,
    hold: seat.hold,
    start_conference_on_enter: seat.startOnEnter,
    end_conference_on_exit: seat.endOnExit,
    status: since ? 'connected' : waiting,
    queue_time: '0',
    date_created: stamp(since ?? call.created),
    date_updated: stamp(since ?? call.created),
    uri: `${base(account)}/Conferences/${conference.sid}/Participants/${call.sid}.json`,
  }
}

export function showMessage(account: string, message: Message) {
  return {
    ...API,
    sid: message.sid,
    account_sid: account,
    messaging_service_sid: null,
    to: message.to,
    from: message.from,
    body: message.body,
    status: message.status,
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    price: null,
    price_unit: 'USD',
    error_code: message.errorCode,
    error_message: null,
    date_created: stamp(message.created),
    date_updated: stamp(message.created),
    date_sent: message.status === 'queued' ? null : stamp(message.created),
    uri: `${base(account)}/Messages/${message.sid}.json`,
    subresource_uris: { media: `${base(account)}/Messages/${message.sid}/Media.json` },
  }
}
