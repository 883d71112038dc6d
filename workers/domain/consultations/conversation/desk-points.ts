// Points on the chart desk. They contain no data of the birth, so both sides retain them, and an admin who has opened the
// conversation may read them.
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { assertOpened } from '#workers/domain/consultations/admin-opening.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import type { FilesDeps } from './files.ts'
import { readStoredPoints } from './read-transcript.ts'

/** Throws not_found for strangers and unknown ids. */
export async function readPoints(deps: FilesDeps, { viewer, id }: ViewerAndId): Promise<DeskPoint[]> {
  const { row, side } = await openConsultation(deps.db, { viewer, id })
  if (side === 'admin') await assertOpened(deps, { viewer, id })
  if (row.transcriptDeletedAt !== null) return []
  return row.transcriptKey === null ? deps.rooms.points(id) : readStoredPoints(deps, row)
}
