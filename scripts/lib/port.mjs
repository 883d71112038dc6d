// The port of the local server, checked before anything is built for it.
import net from 'node:net'

/**
 * @param {string | undefined} text PORT of the environment
 * @returns {Promise<number>} 0 asks the system for a free one
 * @throws {Error} with one sentence for the terminal when it is no port, or when another program has it
 */
export async function portToServe(text) {
  // An empty PORT is none: as a number it would be 0.
  const port = Number(text || 8787)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
  if (port !== 0 && (await isTaken(port)))
    throw new Error(
      `Port ${port} is in use. If Drishti runs there, open http://localhost:${port}. A second server takes a port and a folder of its own: PORT=9787 DATA_DIR=.data-2 npm start`,
    )
  return port
}

/** @param {number} port */
function isTaken(port) {
  return new Promise((resolve) => {
    const probe = net.connect({ port, host: '127.0.0.1' })
    probe.on('connect', () => resolve(Boolean(probe.destroy())))
    probe.on('error', () => resolve(false))
  })
}
