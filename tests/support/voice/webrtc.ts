// A browser's WebRTC as far as the embedded adapter sees it: a connection whose state and sound a test decides.
import { vi } from 'vitest'

type Stats = { packets: number; jitterMs: number; inputLevel: number; outputLevel: number }

export class FakeTrack {
  enabled = true
  stopped = false
  readyState = 'live'
  onended: (() => void) | null = null
  stop() {
    this.stopped = true
    this.readyState = 'ended'
  }
  /** The device is pulled out. */
  pull() {
    this.readyState = 'ended'
    this.onended?.()
  }
}

export function fakeMicrophone(): MediaStream & { track: FakeTrack } {
  const track = new FakeTrack()
  return { track, getTracks: () => [track], getAudioTracks: () => [track] } as never
}

export class FakePeer {
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: object | null = null
  remoteDescription: object | null = null
  onconnectionstatechange: (() => void) | null = null
  ontrack: ((event: { streams: object[] }) => void) | null = null
  onicecandidate = null
  digits = ''
  readonly stats: Stats = { packets: 0, jitterMs: 4, inputLevel: 0.1, outputLevel: 0.1 }
  /** Sound arrives. */
  flows = false
  private looks = 0
  private readonly senders: object[] = []

  constructor() {
    peers.push(this)
  }

  addTrack() {
    const dtmf = {
      canInsertDTMF: true,
      insertDTMF: (digit: string) => {
        this.digits += digit
      },
    }
    this.senders.push({ dtmf, replaceTrack: async () => undefined })
  }
  getSenders = () => this.senders
  createOffer = async () => this.describe('offer')
  createAnswer = async () => this.describe('answer')
  addIceCandidate = async () => undefined
  async setLocalDescription(description: { type: string }) {
    this.localDescription = description
    this.signalingState = description.type === 'offer' ? 'have-local-offer' : 'stable'
  }
  async setRemoteDescription(description: object) {
    this.remoteDescription = description
    this.signalingState = 'stable'
    this.ontrack?.({ streams: [{}] })
  }
  /** A second has two looks; people's voices move from one to the next. */
  async getStats() {
    this.looks += 1
    if (this.flows) this.stats.packets += 25
    const { packets, jitterMs, inputLevel, outputLevel } = this.stats
    const sway = (this.looks % 9) / 100
    return new Map<string, object>([
      [
        'in',
        {
          type: 'inbound-rtp',
          kind: 'audio',
          packetsReceived: packets,
          packetsLost: 0,
          jitter: jitterMs / 1000,
          audioLevel: outputLevel + sway,
        },
      ],
      ['out', { type: 'media-source', kind: 'audio', audioLevel: inputLevel === 0 ? 0 : inputLevel + sway }],
      ['pair', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.08 }],
    ])
  }
  private describe(type: string) {
    if (this.connectionState === 'closed') throw new Error('the connection is closed')
    return { type, sdp: `v=0 ${type}` }
  }
  /** A closed connection stays so, and says nothing. */
  becomes(state: string) {
    if (this.connectionState === 'closed') return
    this.connectionState = state
    this.onconnectionstatechange?.()
  }
  close() {
    this.signalingState = 'closed'
    this.connectionState = 'closed'
  }
}

/** Those that were made, the newest last. */
export const peers: FakePeer[] = []

/** Puts the browser's parts where the adapter looks for them; `ask` answers who wants a microphone. */
export function stubBrowser(ask: () => Promise<MediaStream>): void {
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('navigator', {
    userAgent: 'a browser of now',
    mediaDevices: Object.assign(new EventTarget(), { getUserMedia: ask }),
  })
}
