// Uploads a photo and its small square version for lists.

import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'

type Own = Parameters<typeof api.call>[1]['own']

/** Returns the path of the photo. If there is no small version, lists show the photo. */
export async function storePhoto({ photo, small }: { photo: Blob; small: Blob | null }, own: Own) {
  const answer = await api.call(routes.setPhoto, { file: photo, own })
  const key = answer.profile_photo?.split('/').at(-1)
  if (small && key)
    await api.call(routes.setSmallPhoto, { params: { key }, file: small, background: true }).catch(() => {})
  return answer
}
