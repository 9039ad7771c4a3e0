import { Layout } from '../../components/layout/Layout.tsx';
import { pageTitle } from '../../content/operator.ts';
import { ProviderErrorPanel, type ProviderErrorPanelProps, providerErrorText } from './ProviderErrorPanel.tsx';

export const ProviderErrorPage = (props: Omit<ProviderErrorPanelProps, 'level'>) => {
  const { context, resource } = props;
  const { title, message } = providerErrorText(resource);
  return (
    <Layout context={context} meta={{ title: pageTitle(title, context.operator), description: message, noindex: true }}>
      <ProviderErrorPanel {...props} level={1} />
    </Layout>
  );
};
