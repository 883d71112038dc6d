// A one-second sample of Twilio's SDK in the format of both providers.
import type { LineSample } from '#app/realtime/voice/line-sample.ts'

type TwilioSample = {
  audioInputLevel: number
  audioOutputLevel: number
  codecName: string
  jitter: number
  mos: number | null
  packetsLostFraction: number
  packetsReceived: number
  packetsLost: number
  rtt: number
}

const LOUDEST = 32_767

export function readTwilio(sample: TwilioSample): LineSample {
  return {
    packets: sample.packetsReceived,
    lost: sample.packetsLost,
    lossPercent: sample.packetsLostFraction,
    jitterMs: Math.round(sample.jitter),
    roundTripMs: Math.round(sample.rtt),
    score: sample.mos === null ? null : Math.round(sample.mos * 100) / 100,
    codec: sample.codecName?.toLowerCase() ?? null,
    inputLevel: sample.audioInputLevel / LOUDEST,
    outputLevel: sample.audioOutputLevel / LOUDEST,
  }
}
