// Fills a fresh state folder with the demo data, once.
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export async function seedOnce(server, dataDir) {
  const stamp = path.join(dataDir, 'seeded.stamp')
  if (existsSync(stamp)) return
  const { seed } = await import('../seed/seed.ts')
  await seed(await server.miniflare.getBindings(), Date.now())
  writeFileSync(stamp, new Date().toISOString())
}
