// A call as the page sees it, for every provider (SPEC 3 and 4).
import type { CallIssue, LineWarning } from '#workers/contract/consultations/call-quality.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import type { LineSample } from './line-sample.ts'
import type { MicrophoneProblem } from './microphone.ts'

/** `sound-off`: the browser refuses to play the other side until somebody has pressed something on the page. */
export type CallState = 'pending' | 'connecting' | 'ringing' | 'open' | 'sound-off' | 'reconnecting' | 'closed'

export type CallEvents = {
  onState(state: CallState): void
  onSample(sample: LineSample, warnings: readonly LineWarning[]): void
  /** The stream of the person's own microphone, again when another one was chosen. */
  onMicrophone(stream: MediaStream): void
  onProblem(problem: MicrophoneProblem): void
  /** Another device was chosen and could not be had: the call goes on with the one before. */
  onChoiceFailed(problem: MicrophoneProblem): void
  /** A sentence for the person, beside what the page shows. */
  say(sentence: string): void
}

export type CallAdapter = {
  readonly provider: 'twilio' | 'embedded'
  /** The room's socket is open (again). */
  begin(): void
  /** A signal of the other page; embedded calls only. */
  hear(signal: CallSignal): void
  mute(off: boolean): void
  /** Plays what the browser refused to play; to be called within a press. */
  turnSoundOn(): void
  /** 0–9, *, # and w; throws a CallRuleError for anything else. False where they cannot be sent now. */
  sendDigits(digits: string): boolean
  chooseMicrophone(deviceId: string): Promise<void>
  chooseSpeaker(deviceId: string): Promise<void>
  /** The person's score of the line, 1 to 5, for the provider's own records; also after the call. */
  rate(score: number, issue?: CallIssue): void
  close(): void
}
