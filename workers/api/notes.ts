import * as spec from '#workers/contract/api/notes.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const notes = createApi()

endpoint(notes, spec.readNotes, 'take_notes', async ({ services, viewer, param }) =>
  services.notes.read({ viewer, clientId: param('id') }),
)

endpoint(notes, spec.saveNotes, 'take_notes', async ({ services, viewer, body, param }) =>
  services.notes.save({ viewer, clientId: param('id'), text: body.text }),
)
