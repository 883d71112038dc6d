import net from 'node:net'
import { expect, test } from 'vitest'
import { portToServe } from '../../../scripts/lib/port.mjs'

test('the port is 8787 unless PORT names another one', async () => {
  const usual = (text?: string) => portToServe(text).catch((error: Error) => error.message)
  // Another program of this machine may have 8787.
  for (const text of [undefined, '']) expect(String(await usual(text))).toMatch(/^(8787|Port 8787 is in use.*)$/)
  expect(await usual('0')).toBe(0)
})

test.each(['soon', '-1', '65536', '80.5'])('PORT=%s is no port', async (text) => {
  await expect(portToServe(text)).rejects.toThrow(`PORT must be a number from 0 to 65535, not "${text}".`)
})

test('a port that another program has is refused', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.on('listening', resolve))
  const { port } = taken.address() as net.AddressInfo
  await expect(portToServe(String(port))).rejects.toThrow(
    `Port ${port} is in use. If Drishti runs there, open http://localhost:${port}. A second server takes a port and a folder of its own: PORT=9787 DATA_DIR=.data-2 npm start`,
  )
  taken.close()
})
