// Whether the other side is heard: by sound that arrives, not by what the connection says of itself (VOICE 5).
import { MEDIA_DOWN_AFTER } from './constants.ts'

export type Heard = { up: boolean; packets: number; grewAt: number }

export const SILENCE: Heard = { up: false, packets: -1, grewAt: 0 }

/** The next look at the number of packets that came in so far; `now` in ms. */
export function hearing(known: Heard, packets: number, now: number): Heard {
  if (packets > known.packets && known.packets >= 0) return { up: true, packets, grewAt: now }
  // A new connection counts from the start again.
  if (packets < known.packets || known.packets < 0) return { ...known, packets, grewAt: known.up ? known.grewAt : now }
  return now - known.grewAt > MEDIA_DOWN_AFTER ? { ...known, up: false } : known
}

export type LineReport = { packets: number; lost: number; jitterMs: number; roundTripMs: number | null }

export function readReport(report: RTCStatsReport): LineReport {
  const line: LineReport = { packets: 0, lost: 0, jitterMs: 0, roundTripMs: null }
  report.forEach((entry) => {
    if (entry.type === 'inbound-rtp' && entry.kind === 'audio') {
      line.packets += entry.packetsReceived ?? 0
      line.lost += entry.packetsLost ?? 0
      line.jitterMs = Math.round((entry.jitter ?? 0) * 1000)
    }
    if (entry.type === 'candidate-pair' && entry.nominated && entry.currentRoundTripTime !== undefined) {
      line.roundTripMs = Math.round(entry.currentRoundTripTime * 1000)
    }
  })
  return line
}
