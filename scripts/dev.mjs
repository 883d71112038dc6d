// `npm run dev`: the product with hot reload; loaders, D1, Durable Objects and sockets run in workerd.
import path from 'node:path'
import { install, places, state } from './lib/prepare-checkout.mjs'
import { root, run } from './lib/run.mjs'
import { localSecrets } from './lib/secrets.mjs'

await install()
await places()
// The Vite plugin of Cloudflare keeps its state here; `npm start` has its own in .data.
const { DATA_DIR } = process.env
const dataDir = DATA_DIR ? path.resolve(DATA_DIR, 'dev') : path.join(root, '.wrangler/state')
await state(dataDir)
const secrets = {
  DRISHTI_LOCAL: '1',
  ...(await localSecrets(dataDir)),
  DEV_STATE: dataDir,
  ADMIN_SECOND_STEP: 'off',
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
}
const { code } = await run('remix', ['vite:dev', '--port', process.env.PORT ?? '5173'], {
  env: secrets,
  allowFailure: true,
})
process.exit(code ?? 0)
