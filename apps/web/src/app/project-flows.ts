/** What is done with a project, for pages that are shown before there is one: fetched when somebody asks for it. */
export { newProject, openGallery, openProject, performAction, saveWhatWaits } from '@arredo/flows'
