/**
 * Tidies the sources: `npx svgo --config artwork/svgo.config.mjs -rf artwork`. It keeps everything that makes a drawing
 * easy to edit: ids, lettering as text, hidden and separate shapes, transforms, and one element a line.
 */
export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { pretty: true, indent: 1 },
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          cleanupNumericValues: { floatPrecision: 3 },
          collapseGroups: false,
          convertShapeToPath: false,
          convertTransform: { collapseIntoOne: false, shortRotate: false, matrixToTransform: false },
          mergePaths: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          removeHiddenElems: false,
          sortAttrs: {
            order: [
              'id',
              'aria-label',
              'class',
              'href',
              'x',
              'y',
              'width',
              'height',
              'cx',
              'cy',
              'r',
              'rx',
              'ry',
              'fill',
              'stroke',
            ],
          },
        },
      },
    },
  ],
};
