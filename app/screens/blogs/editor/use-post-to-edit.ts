import { useCallback, useEffect, useState } from 'react'
import { api } from '#app/login-state/browser-login.ts'
import { readPost } from '#workers/contract/api/routes.ts'
import type { WirePost } from '#workers/contract/content/blogs.ts'

/** The latest version of the post: undefined while it loads, null for a new one. */
export function usePostToEdit(id: string | null) {
  const [post, setPost] = useState<WirePost | null | undefined>(id ? undefined : null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    if (!id) return
    setFailed(false)
    api.call(readPost, { params: { id } }).then(setPost, () => setFailed(true))
  }, [id])
  useEffect(load, [load])
  return { post, failed, load }
}
