// The web worker that solves one proof of work.
import { solveProof } from './solve-proof.ts'

addEventListener('message', async ({ data }: MessageEvent<string>) => postMessage(await solveProof(data)))
