// The media of one browser: a werift connection that speaks PCMU in frames of 20 ms.
import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift'
import { decodePcmu, encodePcmu, FRAME, level } from './pcmu.ts'

// 100 ms: enough for uneven arrival, little enough for a conversation.
const QUEUE = 5
const PCMU = new RTCRtpCodecParameters({ mimeType: 'audio/PCMU', clockRate: 8000, channels: 1, payloadType: 0 })

export class Peer {
  /** The loudest frame the browser has sent, 0 to 1, and how many have come. */
  loudest = 0
  received = 0
  private readonly pc: RTCPeerConnection
  private readonly track = new MediaStreamTrack({ kind: 'audio' })
  private readonly queue: Int16Array[] = []
  private sequence = Math.floor(Math.random() * 30_000)
  private timestamp = Math.floor(Math.random() * 1e9)

  constructor() {
    this.pc = new RTCPeerConnection({
      codecs: { audio: [PCMU] },
      iceServers: [],
      iceUseIpv6: false,
      // Works where loopback is the only interface.
      iceAdditionalHostAddresses: ['127.0.0.1'],
    })
    this.pc.addTransceiver(this.track, { direction: 'sendrecv' })
    this.pc.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => this.take(packet.payload))
    })
  }

  /** Also for a later offer: a browser's ICE restart. */
  async answer(offer: string): Promise<string> {
    await this.pc.setRemoteDescription({ type: 'offer', sdp: offer })
    await this.pc.setLocalDescription(await this.pc.createAnswer())
    const sdp = await this.gathered()
    // werift 0.25 leaves a restarted transport at rest when DTLS is already up: no check would ever be answered.
    if (this.pc.connectionState === 'connected') {
      for (const ice of this.pc.iceTransports) if (!ice.connection.nominated) ice.start().catch(() => {})
    }
    return sdp
  }

  async offer(): Promise<string> {
    await this.pc.setLocalDescription(await this.pc.createOffer())
    return await this.gathered()
  }

  async accept(answer: string): Promise<void> {
    await this.pc.setRemoteDescription({ type: 'answer', sdp: answer })
  }

  async addCandidate(candidate: Parameters<RTCPeerConnection['addIceCandidate']>[0]): Promise<void> {
    await this.pc.addIceCandidate(candidate)
  }

  play(frame: Int16Array): void {
    if (this.pc.connectionState !== 'connected') return
    this.sequence = (this.sequence + 1) & 0xffff
    this.timestamp = (this.timestamp + FRAME) >>> 0
    const { sequence: sequenceNumber, timestamp } = this
    const header = new RtpHeader({ payloadType: 0, sequenceNumber, timestamp, marker: false })
    this.track.writeRtp(new RtpPacket(header, encodePcmu(frame)))
  }

  read(): Int16Array | undefined {
    return this.queue.shift()
  }

  async close(): Promise<void> {
    this.track.stop()
    await this.pc.close()
  }

  private take(payload: Buffer): void {
    if (payload.length !== FRAME) return
    const frame = decodePcmu(payload)
    this.received++
    this.loudest = Math.max(this.loudest, level(frame))
    this.queue.push(frame)
    if (this.queue.length > QUEUE) this.queue.shift()
  }

  /** Candidates are never trickled: the description goes out when it holds them all. */
  private async gathered(): Promise<string> {
    if (this.pc.iceGatheringState !== 'complete') {
      await this.pc.iceGatheringStateChange.watch((state) => state === 'complete', 5_000)
    }
    return this.pc.localDescription!.sdp
  }
}
