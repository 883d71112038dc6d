// Statistics of one second of a call, from the browser's counters.
export type LineSample = {
  packets: number
  lost: number
  /** In this second. */
  lossPercent: number
  jitterMs: number
  roundTripMs: number | null
  /** 1 (bad) to 4.5 (telephone quality); null without a round trip time. */
  score: number | null
  codec: string | null
  /** Loudness, 0 to 1. */
  inputLevel: number
  outputLevel: number
}

const R0 = 94.768

/** Mean opinion score from the E-model (ITU-T G.107, simplified). Round trip and jitter in ms, loss in percent. */
export function opinionScore(roundTripMs: number, jitterMs: number, lossPercent: number): number {
  const latency = roundTripMs + jitterMs * 2 + 10
  const delayed = latency < 160 ? R0 - latency / 40 : latency < 1000 ? R0 - (latency - 120) / 10 : 0
  const r = lossPercent <= delayed / 2.5 ? Math.max(delayed - lossPercent * 2.5, 6.52) : 0
  return Math.round((1 + 0.035 * r + 0.000007 * r * (r - 60) * (100 - r)) * 100) / 100
}

/** The sample of the next second; `before` is the previous one. */
export function readSample(report: RTCStatsReport, before: LineSample | null): LineSample {
  const sample: LineSample = {
    packets: 0,
    lost: 0,
    lossPercent: 0,
    jitterMs: 0,
    roundTripMs: null,
    score: null,
    codec: null,
    inputLevel: 0,
    outputLevel: 0,
  }
  report.forEach((entry) => {
    if (entry.type === 'inbound-rtp' && entry.kind === 'audio') {
      sample.packets += entry.packetsReceived ?? 0
      sample.lost += entry.packetsLost ?? 0
      sample.jitterMs = Math.round((entry.jitter ?? 0) * 1000)
      sample.outputLevel = entry.audioLevel ?? 0
      const codec = entry.codecId ? report.get(entry.codecId) : null
      sample.codec = codec?.mimeType?.split('/')[1]?.toLowerCase() ?? null
    }
    if (entry.type === 'media-source' && entry.kind === 'audio') sample.inputLevel = entry.audioLevel ?? 0
    if (entry.type === 'candidate-pair' && entry.nominated && entry.currentRoundTripTime !== undefined) {
      sample.roundTripMs = Math.round(entry.currentRoundTripTime * 1000)
    }
  })
  // The counters of a new connection start at 0.
  const known = before && sample.packets >= before.packets ? before : null
  const lost = Math.max(0, sample.lost - (known?.lost ?? 0))
  const all = lost + sample.packets - (known?.packets ?? 0)
  sample.lossPercent = all > 0 ? Math.round((lost / all) * 1000) / 10 : 0
  if (sample.roundTripMs !== null) {
    sample.score = opinionScore(sample.roundTripMs, sample.jitterMs, sample.lossPercent)
  }
  return sample
}
