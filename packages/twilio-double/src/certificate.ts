// A self-signed certificate made at start; Chromium trusts it by the hash of its key.
import { createHash, createPublicKey } from 'node:crypto'
import { RTCDtlsTransport } from 'werift'

export type Certificate = { key: string; cert: string; spki: string }

export async function makeCertificate(): Promise<Certificate> {
  // werift makes one for DTLS anyway; TLS takes the same kind.
  const { certPem, privateKey } = await RTCDtlsTransport.SetupCertificate()
  const spki = createPublicKey(certPem).export({ type: 'spki', format: 'der' })
  return { key: privateKey, cert: certPem, spki: createHash('sha256').update(spki).digest('base64') }
}
