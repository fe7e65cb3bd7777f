import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { ProjectsScreen } from '../projects/projects-screen.tsx'

const ProjectPage = lazy(async () => ({ default: (await import('./project-page.tsx')).ProjectPage }))

export function ProjectsPlace() {
  return <OneOrAll All={ProjectsScreen} />
}

/** All projects, in whichever list, or the page of one. */
export function OneOrAll({ All }: { All: ComponentType }) {
  const { number } = useParams()
  if (number === undefined) return <All />
  return (
    <Suspense>
      <ProjectPage key={number} number={number} />
    </Suspense>
  )
}
