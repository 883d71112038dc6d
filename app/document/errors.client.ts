// Keeps the errors of a document. It loads with the first one (script/errors.ts).

import type { Thrown } from '#app/auth/error-records.ts'
import { keepError } from '#app/auth/keep-error.ts'

const push = (thrown: Thrown) => keepError(thrown, Date.now())

const waiting = window.__thrown
if (Array.isArray(waiting)) waiting.forEach(push)
window.__thrown = { push }
