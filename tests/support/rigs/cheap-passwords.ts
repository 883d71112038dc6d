// Passwords that are hashed here and fast, for tests of use cases.
import {
  CHEAP_PASSWORD_COST as cost,
  hashPassword,
  type Passwords,
  verifyPassword,
} from '#workers/domain/identity/index.ts'

export const cheapPasswords: Passwords = {
  hash: (password) => hashPassword(password, cost),
  verify: (password, hash) => verifyPassword(password, { hash, cost }),
}
