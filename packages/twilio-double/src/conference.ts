// A conference: who is in it, when it starts and ends, and what it tells the address of its first participant.
import type { Call } from './call.ts'
import type { Exchange } from './exchange.ts'
import { newSid, rfc2822 } from './ids.ts'

export type LeaveReason =
  | 'conference_ended_via_api'
  | 'moderator_ended_conference'
  | 'participant_updated_via_api'
  | 'participant_hung_up'
  | 'participant_add_failed'
export type EndReason =
  | 'conference-ended-via-api'
  | `participant-with-end-conference-on-exit-${'left' | 'kicked'}`
  | `last-participant-${'left' | 'kicked'}`
export type Seat = {
  label: string
  muted: boolean
  hold: boolean
  startOnEnter: boolean
  endOnExit: boolean
  maxParticipants: number
  statusCallback: string
  statusMethod: string
  statusEvents: string[]
}
export type Participant = Seat & { call: Call; since: Date; left: (reason: LeaveReason) => void }

export class Conference {
  readonly sid = newSid('CF')
  readonly name: string
  readonly created: Date
  readonly participants: Participant[] = []
  /** Legs of the Participants API that have not joined yet. */
  readonly invited: { call: Call; seat: Seat }[] = []
  status: 'init' | 'in-progress' | 'completed' = 'init'
  ended?: { at: Date; reason: EndReason; call?: Call; label: string }
  private readonly exchange: Exchange
  private sequence = 0
  private callback?: Pick<Seat, 'statusCallback' | 'statusMethod' | 'statusEvents'>

  constructor(exchange: Exchange, name: string) {
    this.exchange = exchange
    this.name = name
    this.created = exchange.date()
  }

  find(callSidOrLabel: string): Participant | undefined {
    return this.participants.find(
      ({ call, label }) => call.sid === callSidOrLabel || (label && label === callSidOrLabel),
    )
  }

  /** Only the first participant's callback counts, whatever the later ones ask for. */
  listen(seat: Pick<Seat, 'statusCallback' | 'statusMethod' | 'statusEvents'>): void {
    this.callback ??= { ...seat }
  }

  /** Why the leg may not come in, or nothing. */
  refusal(seat: Pick<Seat, 'label' | 'maxParticipants'>): { code: number; message: string } | undefined {
    if (seat.label && this.find(seat.label)) return { code: 16025, message: `Label ${seat.label} is already in use` }
    if (this.participants.length >= seat.maxParticipants) return { code: 16021, message: 'The conference is full' }
    return undefined
  }

  /** Resolves when the leg is out again. */
  join(call: Call, seat: Seat): Promise<LeaveReason> {
    this.listen(seat)
    return new Promise((resolve) => {
      const participant = { ...seat, call, since: this.exchange.date(), left: resolve }
      this.participants.push(participant)
      this.forget(call)
      call.leave = (reason) => this.remove(participant, reason)
      if (this.participants.length === 1) this.exchange.media.add(this)
      this.tell('participant-join', this.about(participant))
      if (this.status === 'init' && this.participants.length > 1 && this.participants.some((one) => one.startOnEnter)) {
        this.status = 'in-progress'
        this.tell('conference-start', {})
      }
      this.exchange.changed()
    })
  }

  kick(participant: Participant): void {
    this.remove(participant, 'participant_updated_via_api', true)
  }

  end(): void {
    if (this.status === 'completed') return
    for (const participant of this.participants.slice()) this.detach(participant, 'conference_ended_via_api')
    this.finish({ reason: 'conference-ended-via-api', label: '' })
  }

  /** A leg of the Participants API that was never answered leaves without having joined. */
  addFailed(call: Call, label: string): void {
    this.forget(call)
    this.tell('participant-leave', {
      CallSid: call.sid,
      ParticipantLabel: label,
      ParticipantCallStatus: call.status,
      ReasonParticipantLeft: 'participant_add_failed',
    })
    if (this.participants.length === 0) this.finish({ reason: 'last-participant-left', call, label })
  }

  private forget(call: Call): void {
    const index = this.invited.findIndex((invited) => invited.call === call)
    if (index >= 0) this.invited.splice(index, 1)
  }

  private remove(
    participant: Participant,
    reason: LeaveReason,
    kicked = reason === 'participant_updated_via_api',
  ): void {
    if (!this.participants.includes(participant)) return
    this.detach(participant, reason)
    const how = kicked ? 'kicked' : 'left'
    const { call, label } = participant
    if (participant.endOnExit) {
      for (const other of this.participants.slice()) this.detach(other, 'moderator_ended_conference')
      this.finish({ reason: `participant-with-end-conference-on-exit-${how}`, call, label })
    } else if (this.participants.length === 0) {
      this.finish({ reason: `last-participant-${how}`, call, label })
    }
    this.exchange.changed()
  }

  private detach(participant: Participant, reason: LeaveReason): void {
    this.participants.splice(this.participants.indexOf(participant), 1)
    participant.call.leave = undefined
    this.tell('participant-leave', {
      ...this.about(participant),
      ParticipantCallStatus: participant.call.ended ? 'completed' : participant.call.status,
      ReasonParticipantLeft: reason,
    })
    participant.left(reason)
  }

  private finish(ended: Omit<NonNullable<Conference['ended']>, 'at'>): void {
    if (this.status === 'completed') return
    this.status = 'completed'
    this.ended = { ...ended, at: this.exchange.date() }
    this.exchange.media.remove(this)
    this.tell('conference-end', {
      ReasonConferenceEnded: ended.reason,
      ...(ended.call ? { CallSidEndingConference: ended.call.sid } : {}),
      ...(ended.label ? { ParticipantLabelEndingConference: ended.label } : {}),
    })
    this.exchange.changed()
  }

  private about(participant: Participant): Record<string, string> {
    return {
      CallSid: participant.call.sid,
      ...(participant.label ? { ParticipantLabel: participant.label } : {}),
      Muted: String(participant.muted),
      Hold: String(participant.hold),
      Coaching: 'false',
      StartConferenceOnEnter: String(participant.startOnEnter),
      EndConferenceOnExit: String(participant.endOnExit),
    }
  }

  private tell(event: string, params: Record<string, string>): void {
    const sequence = ++this.sequence
    const { statusCallback = '', statusMethod = 'POST', statusEvents = [] } = this.callback ?? {}
    // The TwiML words are start, end, join, leave, mute, hold.
    if (!statusCallback || !statusEvents.includes(event.split('-')[1]!)) return
    this.exchange.notify(
      'conference',
      statusCallback,
      event,
      {
        ConferenceSid: this.sid,
        FriendlyName: this.name,
        StatusCallbackEvent: event,
        SequenceNumber: String(sequence),
        Timestamp: rfc2822(this.exchange.date()),
        ...params,
      },
      statusMethod,
    )
  }
}
