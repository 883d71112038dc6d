// The scripts that a page loads, and their bytes as they came over the wire, without their heads.
import type { CDPSession } from '@playwright/test'

export async function scriptsOnWire(devtools: CDPSession): Promise<{ bytes(): number; urls(): string[] }> {
  const urls = new Map<string, string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (urls.has(requestId)) bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return { bytes: () => bytes, urls: () => [...urls.values()] }
}
