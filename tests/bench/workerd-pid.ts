// The workerd process that this process started (Linux).
import { readdirSync, readFileSync } from 'node:fs'

export function workerdPid(): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.split(') ')[1]?.split(' ')[1])
      if (stat.includes('(workerd)') && parent === process.pid) return Number(name)
    } catch {
      // It ended while it was looked at.
    }
  }
  throw new Error('workerd was not found')
}
