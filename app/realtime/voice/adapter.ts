// The interface of a call, implemented for each provider.
import type { CallIssue, LineWarning } from '#workers/contract/consultations/call-quality.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import type { LineSample } from './line-sample.ts'
import type { MicrophoneProblem } from './microphone.ts'

/** `sound-off`: the browser blocks the audio of the other side until the user clicks on the page. */
export type CallState = 'pending' | 'connecting' | 'ringing' | 'open' | 'sound-off' | 'reconnecting' | 'closed'

export type CallEvents = {
  onState(state: CallState): void
  onSample(sample: LineSample, warnings: readonly LineWarning[]): void
  /** Called with the stream of the user's microphone, again after another one was chosen. */
  onMicrophone(stream: MediaStream): void
  onProblem(problem: MicrophoneProblem): void
  /** The chosen device could not be opened; the call continues with the former one. */
  onChoiceFailed(problem: MicrophoneProblem): void
  /** A message for the user. */
  say(sentence: string): void
}

export type CallAdapter = {
  readonly provider: 'twilio' | 'embedded'
  /** Called each time the room's socket opens. */
  begin(): void
  /** A signal of the other page; only for embedded calls. */
  hear(signal: CallSignal): void
  mute(off: boolean): void
  /** Starts blocked audio; must be called in a click handler. */
  turnSoundOn(): void
  /** 0–9, *, # and w; throws a CallRuleError for other characters. False if they cannot be sent now. */
  sendDigits(digits: string): boolean
  chooseMicrophone(deviceId: string): Promise<void>
  chooseSpeaker(deviceId: string): Promise<void>
  /** The user's rating of the connection, 1 to 5, for the provider's records; possible after the call. */
  rate(score: number, issue?: CallIssue): void
  close(): void
}
