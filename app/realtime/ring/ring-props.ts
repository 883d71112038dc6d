// Props of a ring's dialog: the ring, and its answers.
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import type { Device, Phase } from './use-ring-answer.ts'
import type { RingSound } from './use-ring-sound.ts'

export type RingingProps = {
  notice: RingNotice
  /** When it stops by itself, on the page's clock (performance.now). */
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
