import { bindDeps } from '../bind-deps.ts'
import { pictureAccess } from './access.ts'
import { listPostsToModerate, moderatePosts } from './moderate-posts.ts'
import { imageFoldersOf, removePostsOf } from './posts-of-author.ts'
import { listPosts, newestPosts, readPost, relatedPosts } from './read-posts.ts'
import { removePost } from './remove-post.ts'
import { type BlogDeps, createPost, updatePost } from './save-post.ts'
import { sweepPictures } from './sweep-pictures.ts'

export { summaryOf } from './post-excerpt.ts'

export function createBlogs(deps: BlogDeps & { restoredAt(): Promise<number | null> }) {
  return bindDeps(deps, {
    list: listPosts,
    read: readPost,
    related: relatedPosts,
    newest: newestPosts,
    create: createPost,
    update: updatePost,
    remove: removePost,
    removeAllOf: removePostsOf,
    imageFoldersOf,
    pictureAccess,
    listToModerate: listPostsToModerate,
    moderate: moderatePosts,
    sweepPictures,
  })
}
