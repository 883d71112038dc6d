// Props of the dialog: the request and the handlers of its buttons.
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import type { Device, Phase } from './use-ring-answer.ts'
import type { RingSound } from './use-ring-sound.ts'

export type RingingProps = {
  notice: RingNotice
  /** When the request expires, on the page's clock (performance.now). */
  until: number
  phase: Phase
  problem: string
  url: string | null
  onAccept(device: Device): void
  onReject(): void
  sound: RingSound
  onSilence(): void
  onTurnOn(): void
  onClose(): void
}
