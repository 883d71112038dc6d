// Debian's packages, installed as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without a network apt waits for minutes at each address. */
const MAX_MS = 600_000

export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/**
 * Installs packages. A failure is seen by its caller, who looks for the programs.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: MAX_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}
