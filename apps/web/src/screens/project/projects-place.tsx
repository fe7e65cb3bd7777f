import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { ProjectsScreen } from '../projects/projects-screen.tsx'

const ProjectPage = lazy(async () => ({ default: (await import('./project-page.tsx')).ProjectPage }))

/** All projects, or the page of one. */
export function ProjectsPlace() {
  const { number } = useParams()
  if (number === undefined) return <ProjectsScreen />
  return (
    <Suspense>
      <ProjectPage key={number} number={number} />
    </Suspense>
  )
}
