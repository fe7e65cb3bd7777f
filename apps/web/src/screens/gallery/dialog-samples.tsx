import { leaveQuestion } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { FrameSamples } from './frame-samples.tsx'
import { Sample, Samples } from './sample.tsx'

export function DialogSamples() {
  const { dialogs, loading } = useApp()
  return (
    <Samples title="Dialogs">
      <Sample name="Of the flows">
        <Button
          onClick={() =>
            void dialogs.ask('ask', {
              title: 'Project not saved',
              question: 'Save current project?',
              answers: [
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ],
              persistence: 'persistent',
            })
          }
        >
          Ask, persistent
        </Button>
        <Button
          onClick={() =>
            void dialogs.ask('ask', {
              title: 'Project not saved',
              question: leaveQuestion,
              answers: [
                { value: 'stay', label: 'Stay' },
                { value: 'leave', label: 'Leave' },
              ],
            })
          }
        >
          Ask
        </Button>
        <Button
          onClick={() => {
            void dialogs.ask('ask', { ...twice, question: 'The first question' })
            void dialogs.ask('ask', { ...twice, question: 'The second question' })
          }}
        >
          Two questions
        </Button>
        <Button onClick={() => void dialogs.ask('info', { title: 'About', message: 'To be read' })}>
          Info
        </Button>
        <Button
          onClick={() =>
            void dialogs.ask('input', {
              ...{ title: 'Rename block', label: 'Name', value: 'Kitchen', confirm: 'Rename' },
              refusal: (typed) => (typed === '' ? 'Give it a name' : null),
            })
          }
        >
          Input
        </Button>
        <Button onClick={() => void dialogs.ask('login', { redirectFrom: null })}>Login</Button>
        <Button onClick={() => void dialogs.ask('customerAssignment', { forced: false })}>
          Customer assignment
        </Button>
        <Button onClick={() => void dialogs.ask('customerForm', { record: null })}>New customer</Button>
        <Button onClick={() => void dialogs.ask('addressForm', { customer, address: null })}>
          Order address
        </Button>
        <Button onClick={() => void dialogs.ask('roomDesign', {})}>Room design</Button>
      </Sample>
      <FrameSamples />
      <Sample name="Waiting">
        <Button onClick={() => void loading.during('The project is opened', () => wait(120_000))}>
          Nobody knows how long
        </Button>
        <Button
          onClick={() =>
            void loading.during('Catalogues are fetched', (tell) => {
              tell(0.4)
              return wait(8000)
            })
          }
        >
          With a percentage
        </Button>
      </Sample>
    </Samples>
  )
}

const twice = { title: 'Project not saved', answers: [{ value: 'stay', label: 'Stay' }] }

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

const customer = {
  ...{ email: 'maria.rossi@example.com', firstName: 'Maria', lastName: 'Rossi', mobile: '' },
  ...{ street: 'Via dei Ciliegi 7', postalCode: '20121', city: 'Milano', country: 'Italia' },
}
