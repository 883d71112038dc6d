// Records the errors of a document. It is loaded after the first error (script/errors.ts).

import type { Thrown } from '#app/errors/error-records.ts'
import { keepError } from '#app/errors/report-error.ts'

const push = (thrown: Thrown) => keepError(thrown, Date.now())

const waiting = window.__thrown
if (Array.isArray(waiting)) waiting.forEach(push)
window.__thrown = { push }
