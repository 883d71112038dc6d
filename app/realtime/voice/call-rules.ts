// Rules of calls, checked by both providers.
import { CALL_ISSUES } from '#workers/contract/consultations/call-quality.ts'

/** A violation of a call rule; `rule` names it. */
export class CallRuleError extends Error {
  readonly rule: 'digits' | 'message' | 'feedback' | 'busy' | 'invite'
  constructor(rule: CallRuleError['rule'], message: string) {
    super(message)
    this.rule = rule
  }
}

/** Digits to send: 0–9, *, # and w, which is a pause of half a second. */
export function checkDigits(digits: string): string {
  if (digits === '' || /[^0-9*#w]/.test(digits)) {
    throw new CallRuleError('digits', 'Illegal character passed into sendDigits')
  }
  return digits
}

/** Text during a call: it must not be empty, and its type must be a word. */
export function checkMessage({ content, messageType }: { content: unknown; messageType: unknown }): void {
  if (content === undefined || content === null || (typeof content === 'string' && content.trim() === '')) {
    throw new CallRuleError('message', '`content` is empty')
  }
  if (typeof messageType !== 'string' || messageType === '') {
    throw new CallRuleError('message', '`messageType` must be a non-empty string')
  }
}

export function checkFeedback(score: number, issue?: string): void {
  if (!Number.isInteger(score) || score < 1 || score > 5) {
    throw new CallRuleError('feedback', 'Feedback score must be a whole number from 1 to 5')
  }
  if (issue !== undefined && !(CALL_ISSUES as readonly string[]).includes(issue)) {
    throw new CallRuleError('feedback', `Feedback issue must be one of ${CALL_ISSUES.join(', ')}`)
  }
}

/** An invitation to a call: the provider's, or the offer of the other page. */
export function checkInvite(invite: { callId?: unknown; sdp?: unknown }): void {
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  if (!isText(invite.callId) || !isText(invite.sdp)) {
    throw new CallRuleError('invite', 'Malformed invite from gateway')
  }
}

/** A page has one active call at a time; returns a function that releases it. */
export function claimActiveCall(): () => void {
  if (taken) throw new CallRuleError('busy', 'A Call is already active')
  taken = true
  let given = false
  return () => {
    if (!given) taken = false
    given = true
  }
}
let taken = false
