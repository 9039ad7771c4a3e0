export { ProductShelf } from '../../islands/catalogue/ProductShelf.tsx';
