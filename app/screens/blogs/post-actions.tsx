// Edit and Delete, only for the author of a post. The confirmation is loaded on demand.

import { useNavigate } from '@remix-run/react'
import { lazy, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { postPageTexts } from './post-page-text.ts'

const DeletePostDialog = lazy(async () => ({
  default: (await import('./delete-post-dialog.tsx')).DeletePostDialog,
}))

export function PostActions({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const text = useTexts(postPageTexts)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-2.5">
      {mayEdit ? (
        <ButtonLink to={`/blogs/edit/${id}`} size="sm">
          {text.edit}
        </ButtonLink>
      ) : null}
      <Button size="sm" variant="danger-quiet" onClick={() => setAsked(true)}>
        {text.delete}
      </Button>
      {asked ? (
        <LazyPart>
          <DeletePostDialog
            id={id}
            failure={text.deleteFailed}
            onClose={() => setAsked(false)}
            onDeleted={() => navigate('/blogs')}
          />
        </LazyPart>
      ) : null}
    </div>
  )
}
