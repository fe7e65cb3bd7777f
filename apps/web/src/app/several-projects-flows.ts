/** What is done with several projects at once, for those who select some: fetched then. */
export { deleteProjects, sharedSteps, takeSharedStep } from '@arredo/flows'
