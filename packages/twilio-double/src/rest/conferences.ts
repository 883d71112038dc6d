// Conferences.json, Conferences/CF….json and their participants.
import { announce } from '../announce.ts'
import type { Conference } from '../conference.ts'
import { seatOf } from '../dial.ts'
import { callbacks } from './calls.ts'
import { showConference, showParticipant } from './shapes.ts'
import { notFound, page, RestError, type RestReply, type RestRequest } from './types.ts'

export function conferences(request: RestRequest): RestReply {
  const { exchange, method, path, query, form } = request
  const [account = '', , sid, sub, who] = path
  if (!sid) {
    const found = exchange.conferences.filter(
      ({ name, status }) =>
        (!query.get('FriendlyName') || name === query.get('FriendlyName')) &&
        (!query.get('Status') || status === query.get('Status')),
    )
    const shown = found.reverse().map((one) => showConference(account, one))
    return page('conferences', shown, request)
  }
  if (sub && !who && method === 'POST') return add(request, sid)
  const conference = exchange.conference(sid)
  // The conference itself goes by its sid only; its participants also by its name.
  if (!conference || (!sub && conference.sid !== sid)) throw notFound()
  if (sub === 'Participants') return who ? one(request, conference, who) : list(request, conference)
  if (sub) throw notFound()
  const announceUrl = form.get('AnnounceUrl')
  if (method === 'POST' && form.get('Status') === 'completed') conference.end()
  else if (method === 'POST' && announceUrl) void announce(exchange, conference, null, announceUrl)
  return { status: 200, body: showConference(account, conference) }
}

function list(request: RestRequest, conference: Conference): RestReply {
  const account = request.path[0]!
  const joined = conference.participants.map((one) => showParticipant(account, conference, one.call, one, one.since))
  const invited = conference.invited.map(({ call, seat }) => showParticipant(account, conference, call, seat))
  return page('participants', [...joined, ...invited], request)
}

function one({ exchange, method, path, form }: RestRequest, conference: Conference, who: string): RestReply {
  const account = path[0]!
  const participant = conference.find(who)
  const invited = conference.invited.find(({ call, seat }) => call.sid === who || seat.label === who)
  if (!participant) {
    if (!invited) throw notFound()
    if (method === 'DELETE') {
      invited.call.end('canceled')
      conference.addFailed(invited.call, invited.seat.label)
      return { status: 204 }
    }
    return { status: 200, body: showParticipant(account, conference, invited.call, invited.seat) }
  }
  if (method === 'DELETE') {
    conference.kick(participant)
    return { status: 204 }
  }
  if (method === 'POST') {
    const flag = (key: string, now: boolean) => (form.has(key) ? form.get(key) === 'true' : now)
    participant.muted = flag('Muted', participant.muted)
    participant.hold = flag('Hold', participant.hold)
    participant.endOnExit = flag('EndConferenceOnExit', participant.endOnExit)
    const announceUrl = form.get('AnnounceUrl')
    if (announceUrl) void announce(exchange, conference, participant, announceUrl)
  }
  return { status: 200, body: showParticipant(account, conference, participant.call, participant, participant.since) }
}

/** Dials a telephone into the conference, which is created by its name where it does not exist. */
function add({ exchange, path, form }: RestRequest, sidOrName: string): RestReply {
  const to = form.get('To') ?? ''
  const refusal = exchange.phones.refusal(to)
  if (refusal) throw new RestError(400, refusal, to)
  if (sidOrName.startsWith('CF') && !exchange.conference(sidOrName)) throw notFound()
  const conference = exchange.conference(sidOrName) ?? exchange.conferenceNamed(sidOrName)
  const attributes = attributesOf(form)
  const seat = seatOf(attributes)
  const taken = conference.invited.some((other) => seat.label && other.seat.label === seat.label)
  if (taken || conference.refusal(seat)) throw new RestError(400, 16025)
  conference.listen(seat)
  const call = exchange.phones.dial({
    from: form.get('From') ?? '',
    to,
    timeout: Number(form.get('Timeout') ?? 60),
    onAnswer: { twiml: joinTwiml(conference.name, attributes) },
    onFailure: (failed) => conference.addFailed(failed, seat.label),
    ...callbacks(form),
  })
  conference.invited.push({ call, seat })
  return { status: 201, body: showParticipant(path[0]!, conference, call, seat) }
}

function attributesOf(form: URLSearchParams): Record<string, string> {
  const events = form.getAll('ConferenceStatusCallbackEvent').join(' ')
  const given: Record<string, string | null> = {
    participantLabel: form.get('Label'),
    muted: form.get('Muted'),
    startConferenceOnEnter: form.get('StartConferenceOnEnter'),
    endConferenceOnExit: form.get('EndConferenceOnExit'),
    maxParticipants: form.get('MaxParticipants'),
    statusCallback: form.get('ConferenceStatusCallback'),
    statusCallbackEvent: events || null,
  }
  return Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null))
}

function joinTwiml(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<Response><Dial><Conference${list.join('')}>${escapeXml(name)}</Conference></Dial></Response>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
