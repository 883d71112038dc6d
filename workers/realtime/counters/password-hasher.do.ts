// Hashes passwords in isolates of its own, because a hash blocks its isolate for some 190 ms.
import { DurableObject } from 'cloudflare:workers'
import { type HashCost, hashPassword, verifyPassword } from '#workers/domain/identity/index.ts'
import type { Env } from '#workers/env.ts'
import { HashQueue } from './hash-queue.ts'

type Verified = { ok: boolean; rehash: boolean }

/** Stores nothing. Each method returns null when the queue is full. */
export class PasswordHasher extends DurableObject<Env> {
  private readonly queue = new HashQueue()

  hash(password: string, cost: HashCost): Promise<string | null> {
    return this.queue.add(() => hashPassword(password, cost))
  }

  verify(password: string, of: { hash: string | null; cost: HashCost }): Promise<Verified | null> {
    return this.queue.add(() => verifyPassword(password, of))
  }
}
